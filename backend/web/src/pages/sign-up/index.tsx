import { useEffect, type ReactNode } from 'react';
import { AuthPage } from '../../auth/auth-page.tsx';
import { keepTriedProduct } from '../../tried-product.ts';

export default function SignUpPage(): ReactNode {
  useEffect(keepTriedProduct, []);
  return <AuthPage kind="sign-up" />;
}
