'use client';
import { createContext, type ReactNode, use, useMemo, useState } from 'react';

/** The place of a picture among the product's; null until a choice asks for one. */
type Selected = { place: number | null; select: (place: number | null) => void };
const Context = createContext<Selected>({ place: null, select: () => undefined });

/** Lets the choice of a variant move the gallery beside it. */
export function SelectedImage({ children }: { children: ReactNode }) {
  const [place, select] = useState<number | null>(null);
  const value = useMemo(() => ({ place, select }), [place]);
  return <Context value={value}>{children}</Context>;
}

export const useSelectedPicture = (): Selected => use(Context);
