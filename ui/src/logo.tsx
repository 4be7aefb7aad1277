import type { ReactNode } from 'react';
import { GLYPH, LOGO_BOX, WORDMARK } from '../tokens/index.ts';

const HEIGHT = 24;

/** Glyph and name, in every header. */
export function Logo(): ReactNode {
  const { width, height, nameTransform } = LOGO_BOX;
  const { hole } = GLYPH;
  return (
    <svg
      role="img"
      aria-label="Wareword"
      width={Math.round((HEIGHT * width) / height)}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: 'block' }}
    >
      <path fill="var(--ww-accent)" d={GLYPH.tag} />
      <circle cx={hole.x} cy={hole.y} r={hole.radius} fill="var(--ww-on-accent)" />
      <path
        fill="none"
        stroke="var(--ww-on-accent)"
        strokeWidth={GLYPH.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        d={GLYPH.letter}
      />
      <path transform={nameTransform} fill="currentColor" d={WORDMARK.path} />
    </svg>
  );
}
