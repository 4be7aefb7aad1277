import { hash } from 'node:crypto';

/**
 * What identifies a product among the rows of a file, for keeping until the file ends: of the same
 * size however long the cell is, since a file has tens of thousands of rows.
 */
export function rowKey(cell: string): string {
  return hash('sha256', cell, 'base64');
}

/**
 * The beginning of a cell, for keeping until the file ends. It is copied, because a slice of a text
 * keeps the whole text in memory.
 */
export function copyStart(cell: string, length: number): string {
  return Buffer.from(cell.slice(0, length), 'utf16le').toString('utf16le');
}
