import './before-scripts.css';
import { afterFirstPaint } from './first-paint.ts';

afterFirstPaint(() => import('./connect/start.tsx').then(({ start }) => start()));
