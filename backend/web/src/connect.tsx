import { afterFirstPaint } from '@wareword/ui/after-first-paint';
import { holdClicks } from '@wareword/ui/early-click';

holdClicks();

// Loaded separately, so that its styles don't hold up the first paint (`ui/brand/before-scripts.css`).
void afterFirstPaint().then(() => import('./connect/start.tsx'));
