'use client';
import { type ComponentProps, createContext, use } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';

/** True while the form around is adding to the cart. */
export const AddingContext = createContext(false);

/** The submit button of an add-to-cart form: three granules while the service answers. */
export function AddButton(props: ComponentProps<typeof Button>) {
  const adding = use(AddingContext);
  return <Button type="submit" busy={adding} aria-disabled={adding || undefined} {...props} />;
}

/** The round plus on a card. */
export function AddIconButton(props: ComponentProps<typeof IconButton>) {
  const adding = use(AddingContext);
  return <IconButton type="submit" aria-busy={adding || undefined} aria-disabled={adding || undefined} {...props} />;
}
