import type { ReactNode } from 'react';
import { EnterPage } from '../../auth/enter-page.tsx';

export default function SignUpPage(): ReactNode {
  return <EnterPage kind="sign-up" />;
}
