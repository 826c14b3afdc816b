import type { Submission } from '@conform-to/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';

/** Fetches the rules of a form: they and the library that reads them weigh as much as everything else on the page. */
export type LoadSchema = () => Promise<z.ZodObject>;
type Check = (data: FormData) => Submission<Record<string, unknown>, string[]>;

async function loadCheck(load: LoadSchema): Promise<Check> {
  const [{ parseWithZod }, schema] = await Promise.all([import('@conform-to/zod/v4'), load()]);
  return (formData) => parseWithZod(formData, { schema });
}

/**
 * The check of a form, fetched when somebody begins to fill it in. One that is sent sooner waits for it; where it does not
 * arrive the server, which checks everything in any case, is asked without.
 */
export function useCheck(load: LoadSchema, sendUnchecked: (data: FormData) => void) {
  const [check, setCheck] = useState<Check | null>(null);
  const loading = useRef<Promise<void> | null>(null);
  const prepare = (): Promise<void> => {
    loading.current ??= loadCheck(load).then(
      (made) => flushSync(() => setCheck(() => made)),
      (error: unknown) => {
        loading.current = null;
        throw error;
      },
    );
    return loading.current;
  };
  const sendLate = (form: HTMLFormElement, submitter: HTMLElement | null): void => {
    prepare().then(
      () => form.requestSubmit(submitter),
      () => sendUnchecked(new FormData(form)),
    );
  };
  return { check, prepare: () => void prepare().catch(() => undefined), sendLate };
}
