import type { ReactNode } from 'react';
import { AuthPage } from '../../auth/auth-page.tsx';

export default function SignInPage(): ReactNode {
  return <AuthPage kind="sign-in" />;
}
