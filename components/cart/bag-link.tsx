'use client';
import type { MouseEvent } from 'react';
import { ToolLink } from '@/components/layout/tool-link';
import { useCartCount } from '@/lib/cart/use-cart-count';
import { cartDrawerId } from './drawer-id';

type Labels = { empty: string; one: string /** Written for 2; the figure is replaced. */; many: string };

const labelFor = (count: number, { empty, one, many }: Labels): string =>
  count === 0 ? empty : count === 1 ? one : many.replace('2', String(count));

function open(event: MouseEvent<HTMLAnchorElement>) {
  const drawer = document.getElementById(cartDrawerId);
  const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
  if (elsewhere || !(drawer instanceof HTMLDialogElement)) return;
  event.preventDefault();
  drawer.showModal();
}

export function BagLink({ href, labels }: { href: string; labels: Labels }) {
  const count = useCartCount();
  return (
    <ToolLink href={href} icon="bag" label={labelFor(count, labels)} count={count} onClick={open} prefetch={false} />
  );
}
