import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, messageOf } from '../api.ts';

/** Opens the payment provider's pages where a plan is paid for, changed or canceled. */
export function usePaymentPage() {
  const [leaving, setLeaving] = useState(false);
  // The button stays busy until the browser has left the page.
  const leave = ({ url }: { url: string }): void => {
    setLeaving(true);
    window.location.assign(url);
  };
  const checkout = useMutation(api.billing.checkout.mutationOptions({ onSuccess: leave }));
  const portal = useMutation(api.billing.portal.mutationOptions({ onSuccess: leave }));
  const error = checkout.error ?? portal.error;
  return {
    pay: (plan: 'pro' | 'agency') => {
      portal.reset();
      checkout.mutate({ plan });
    },
    manage: () => {
      checkout.reset();
      portal.mutate();
    },
    /** The page that is being opened. */
    busy: checkout.isPending ? checkout.variables.plan : portal.isPending ? 'portal' : undefined,
    leaving,
    problem: error === null ? undefined : messageOf(error),
  };
}
