'use client';
import { type RefObject, useEffect, useState } from 'react';

/** Puts files into a file field as if they had been chosen there, and tells the form that it has changed. */
function put(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files of a field: chosen in one go or several, dropped, taken out again one by one. */
export function useFiles(input: RefObject<HTMLInputElement | null>, many: boolean) {
  const [files, setFiles] = useState<readonly File[]>([]);
  // Those that were chosen before the script came.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [input]);

  function change(next: readonly File[]) {
    setFiles(next);
    if (input.current) put(input.current, next);
  }
  function add(more: readonly File[]) {
    if (more.length === 0) return;
    const others = files.filter((file) => !more.some((each) => isSame(each, file)));
    change(many ? [...others, ...more] : more.slice(0, 1));
  }
  return {
    files,
    add,
    /** A dialog that was closed without a choice empties the field: what was there comes back. */
    chosen: () => {
      const picked = [...(input.current?.files ?? [])];
      if (picked.length > 0) add(picked);
      else change(files);
    },
    remove: (file: File) => {
      change(files.filter((each) => each !== file));
      // The button that had the focus goes with its row.
      input.current?.focus();
    },
  };
}
