'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

type Selected = { url: string | null; select: (url: string | null) => void };
const Context = createContext<Selected>({ url: null, select: () => undefined });

/** Lets the choice of a variant move the gallery beside it. */
export function SelectedImage({ children }: { children: ReactNode }) {
  const [url, select] = useState<string | null>(null);
  const value = useMemo(() => ({ url, select }), [url]);
  return <Context value={value}>{children}</Context>;
}

export const useSelectedImage = (): Selected => use(Context);
