import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorNotice } from '@wareword/ui';
import type { ReactNode } from 'react';
import { messageOf } from '../api.ts';
import { Loading } from './page-body.tsx';

/**
 * What a query has loaded. It is refetched when its tab regains focus, and once it has shown something, a
 * failure of that replaces nothing: someone may have typed into it.
 * @param props.title of the error if there is nothing to show
 */
export function Loaded<Data>({
  query,
  title,
  children,
}: {
  readonly query: UseQueryResult<Data, unknown>;
  readonly title: string;
  readonly children: (data: Data) => ReactNode;
}): ReactNode {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <Loading />;
  return (
    <ErrorNotice title={title} retry={() => void query.refetch()}>
      {messageOf(query.error)}
    </ErrorNotice>
  );
}
