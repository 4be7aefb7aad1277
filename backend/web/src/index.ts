import './before-scripts.css';
import { afterFirstPaint } from './first-paint.ts';

afterFirstPaint(() => import('./dashboard.tsx').then(({ start }) => start()));
