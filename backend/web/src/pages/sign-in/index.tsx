import type { ReactNode } from 'react';
import { EnterPage } from '../../auth/enter-page.tsx';

export default function SignInPage(): ReactNode {
  return <EnterPage kind="sign-in" />;
}
