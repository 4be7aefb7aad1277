import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from './api.ts';
import { mount } from './mount.tsx';

function Home(): ReactNode {
  const session = useQuery(api.account.session.queryOptions());
  return <Title>{session.data?.email ?? 'Wareword'}</Title>;
}

mount(<Home />);
