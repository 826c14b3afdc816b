'use server';

import type { ReactNode } from 'react';
import { z } from 'zod';
import { assertFormData } from '@/lib/platform/request';
import { sentSlices } from '@/lib/simulator/state';
import { drawnSlices } from './drawn';

const posted = z.object({ slices: z.string(), lang: z.string().max(10).nullable() });

/**
 * Slices that an editing tool sent, as the site draws them; null when they cannot be read. Nothing is stored, and nothing is
 * shown that the address of the simulator does not show as well.
 */
export async function drawSlices(form: FormData): Promise<ReactNode> {
  assertFormData(form);
  const { data } = posted.safeParse({ slices: form.get('slices'), lang: form.get('lang') });
  return data ? drawnSlices(() => sentSlices(data.slices), data.lang ?? undefined) : null;
}
