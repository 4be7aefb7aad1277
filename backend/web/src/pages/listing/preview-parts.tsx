import type { CSSProperties, ReactNode } from 'react';
import { Paper, Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';

/** The width at which a page is previewed. */
export type Device = 'desktop' | 'phone';

const PHONE_WIDTH = 360;
/** A page beside the form is narrower: it is shown at this width, and smaller. */
const DESKTOP_WIDTH = 960;

/** Platforms show their pages in light colors, whatever the dashboard's scheme is. */
const PAPER: CSSProperties = {
  background: '#fff',
  color: '#1a1a1a',
  colorScheme: 'light',
  overflowWrap: 'anywhere',
};

/** A part of a store's page, as wide as the device. */
export function Frame({
  name,
  device,
  children,
}: {
  readonly name: string;
  readonly device: Device;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <section aria-label={name}>
      <Text size="sm" fw={600} mb={6}>
        {name}
      </Text>
      <Paper p="md" style={PAPER} {...(device === 'phone' ? { maw: PHONE_WIDTH } : {})}>
        {children}
      </Paper>
    </section>
  );
}

/** A product page: on a desktop as it is laid out there, however wide the dashboard's own column is. */
export function ProductPage({
  device,
  children,
}: {
  readonly device: Device;
  readonly children: ReactNode;
}): ReactNode {
  const { ref, width } = useElementSize<HTMLDivElement>();
  if (device === 'phone') return children;
  return (
    <div ref={ref} style={{ overflow: 'hidden' }}>
      <div
        style={{
          width: DESKTOP_WIDTH,
          zoom: width === 0 ? 1 : Math.min(1, width / DESKTOP_WIDTH),
        }}
      >
        {children}
      </div>
    </div>
  );
}

/** Columns side by side, or one below the other on a phone. */
export function Columns({
  device,
  children,
}: {
  readonly device: Device;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div
      style={{
        gap: 24,
        // On a phone, each is as wide as the page, and as high as its content.
        ...(device === 'phone'
          ? { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }
          : { display: 'flex', alignItems: 'flex-start' }),
      }}
    >
      {children}
    </div>
  );
}

/** A place for the product's photo. */
export function Photo({ size }: { readonly size: number | 'full' }): ReactNode {
  const width = size === 'full' ? '100%' : size;
  return (
    <div
      aria-hidden
      style={{
        width,
        aspectRatio: '1',
        flex: 'none',
        background: '#f0f0f0',
        borderRadius: 6,
        maxWidth: '100%',
      }}
    />
  );
}

/** A button of the store, which does nothing here. */
export function StoreButton({
  background,
  color,
  radius,
  children,
}: {
  readonly background: string;
  readonly color: string;
  readonly radius: number;
  readonly children: string;
}): ReactNode {
  return (
    <div
      style={{
        background,
        color,
        borderRadius: radius,
        padding: '10px 20px',
        textAlign: 'center',
        fontSize: 15,
      }}
    >
      {children}
    </div>
  );
}

export function Bullets({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** The title of the page, which is a second-level heading in ours. */
export function PageTitle({
  size,
  weight = 400,
  children,
}: {
  readonly size: number;
  readonly weight?: number;
  readonly children: string;
}): ReactNode {
  return (
    <h2 style={{ margin: 0, fontSize: size, fontWeight: weight, lineHeight: 1.3 }}>{children}</h2>
  );
}

export function PartTitle({ children }: { readonly children: string }): ReactNode {
  return <h3 style={{ margin: '12px 0 4px', fontSize: 17, fontWeight: 700 }}>{children}</h3>;
}
