'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** Index of a picture among the product's; null until a variant is selected. */
type Selected = { place: number | null; select: (place: number | null) => void };
const Context = createContext<Selected>({ place: null, select: () => undefined });

/** Lets the selected variant move the gallery beside it. */
export function SelectedImage({ children }: { children: ReactNode }) {
  const [place, select] = useState<number | null>(null);
  const value = useMemo(() => ({ place, select }), [place]);
  return <Context value={value}>{children}</Context>;
}

export const useSelectedPicture = (): Selected => use(Context);
