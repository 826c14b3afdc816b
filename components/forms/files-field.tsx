'use client';
import { useField } from '@conform-to/react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { button } from '@/components/ui/button.css';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { fill } from '@/lib/forms/problem';
import { checkFile } from '@/lib/uploads/check';
import { acceptAttribute, type UploadPolicy } from '@/lib/uploads/limits';
import { useErrorLines } from './field-errors';
import { sizeText } from './file-words';
import * as css from './files-field.css';
import { useFormParts } from './form-context';
import { useFiles } from './use-files';

type Props = { name: string; label: ReactNode; hint: ReactNode; policy: UploadPolicy; optional?: boolean };

/** A field of files: the browser's own, with a zone to drop them on and a row for each. */
export function FilesField({ name, label, hint, policy, optional }: Props) {
  const [field] = useField<File[]>(name);
  const { words } = useFormParts();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const many = policy.maxFiles > 1;
  const { files, add, chosen, remove } = useFiles(input, many);
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
              className={css.input}
              name={field.name}
              multiple={many}
              required={!optional}
              accept={acceptAttribute(policy)}
              onChange={chosen}
            />
          </div>
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
    <ul className={css.files}>
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
