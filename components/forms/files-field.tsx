'use client';
import { useField } from '@conform-to/react';
import { type DragEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/button';
import { button } from '@/components/ui/buttons.css';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/state';
import { acceptAttribute, checkFile, sizeWords, type UploadPolicy } from '@/lib/uploads/limits';
import { useErrorLines, useFormParts } from './fields';
import * as css from './forms.css';
import type { UploadWords } from './words';

/** Size and state of a file as text: `212 ko, prêt`, `1,4 Mo, envoi en cours`. */
export const sizeText = (size: number, state: 'ready' | 'sending' | 'refused', words: UploadWords): string =>
  fill(words[state], { size: sizeWords(Math.max(1, size), words.tag) });

/** Sets the files of a file input as if they had been selected there, and dispatches a change event to the form. */
function put(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const isSame = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The files of a field: selected at once or in several steps, dropped, and removed one by one. */
function useFiles(input: RefObject<HTMLInputElement | null>, many: boolean) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [kept, setKept] = useState('');
  // Files that were selected before hydration.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), [input]);

  function change(next: readonly File[]) {
    setFiles(next);
    setKept('');
    if (input.current) put(input.current, next);
  }
  function add(more: readonly File[]) {
    if (more.length === 0) return;
    const others = files.filter((file) => !more.some((each) => isSame(each, file)));
    change(many ? [...others, ...more] : more.slice(0, 1));
    if (!many && more.length > 1) setKept(more[0]?.name ?? '');
  }
  return {
    files,
    /** Name of the file that a field of one file has kept when it was given several. */
    kept,
    add,
    /** A dialog that was closed without a selection empties the input: its previous files are restored. */
    chosen: () => {
      const picked = [...(input.current?.files ?? [])];
      if (picked.length > 0) add(picked);
      else change(files);
    },
    remove: (file: File) => {
      change(files.filter((each) => each !== file));
      // The button that had the focus is removed with its row.
      input.current?.focus();
    },
  };
}

type Props = { name: string; label: ReactNode; hint: ReactNode; policy: UploadPolicy; optional?: boolean };

/** A file field: the browser's own input, with a drop zone and a row for each file. */
export function FilesField({ name, label, hint, policy, optional }: Props) {
  const [field] = useField<File[]>(name);
  const { words } = useFormParts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const many = policy.maxFiles > 1;
  const { files, kept, add, chosen, remove } = useFiles(input, many);
  const error = useErrorLines(field.errors);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }
  return (
    <Field id={field.id} label={label} hint={hint} optional={optional && words.optional} error={error}>
      {(control) => (
        <div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the field inside */}
          <div
            className={css.zone}
            data-over={over || undefined}
            data-invalid={error ? '' : undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={() => setOver(false)}
            onDrop={drop}
          >
            <span className={css.choose}>
              <label className={button({ kind: 'secondary', size: 'small' })} htmlFor={field.id}>
                <Icon name="attachment" />
                {many ? words.upload.chooseMany : words.upload.chooseOne}
              </label>
              <span>{words.upload.drop}</span>
            </span>
            <input
              {...control}
              ref={input}
              type="file"
              className={css.filesFieldInput}
              name={field.name}
              multiple={many}
              required={!optional}
              accept={acceptAttribute(policy)}
              onChange={chosen}
            />
          </div>
          {!many && (
            <p role="status" className={css.keptFile}>
              {kept && fill(words.upload.onlyOne, { name: kept })}
            </p>
          )}
          <Files {...{ files, policy, remove }} />
        </div>
      )}
    </Field>
  );
}

type FilesProps = { files: readonly File[]; policy: UploadPolicy; remove: (file: File) => void };

function Files({ files, policy, remove }: FilesProps) {
  const { words, sending } = useFormParts();
  if (files.length === 0) return null;
  return (
    <ul role="list" className={css.files}>
      {files.map((file) => {
        const refused = checkFile(file, policy) !== null;
        return (
          <li
            key={`${file.name}-${file.lastModified}-${file.size}`}
            className={css.file}
            data-invalid={refused || undefined}
          >
            <Icon name={refused ? 'warning' : 'document'} />
            <span className={css.name}>{file.name}</span>
            <IconButton
              icon="close"
              label={fill(words.upload.remove, { name: file.name })}
              onClick={() => remove(file)}
            />
            {sending && <progress className={css.bar} aria-label={file.name} />}
            <span className={css.below}>
              {sizeText(file.size, refused ? 'refused' : sending ? 'sending' : 'ready', words.upload)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
