import type { ReactNode } from 'react';
import { AuthPage } from '../../auth/auth-page.tsx';

export default function SignUpPage(): ReactNode {
  return <AuthPage kind="sign-up" />;
}
