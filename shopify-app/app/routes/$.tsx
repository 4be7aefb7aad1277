/** Unknown paths are 404, shown by the error boundary. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Missing(): null {
  return null;
}
