import type { RouterOutputs } from '@wareword/woo-bridge/trpc';

export type Run = RouterOutputs['runs']['get'];
