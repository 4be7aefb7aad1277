/** Downloads a file that is already here. */
export function saveFile({
  fileName,
  contentType,
  text,
}: {
  readonly fileName: string;
  readonly contentType: string;
  readonly text: string;
}): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${contentType};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
