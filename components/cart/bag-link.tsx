'use client';
import { ToolLink } from '@/components/layout/tool-link';
import { cartDrawerId, openInPlace } from '@/components/ui/element-ids';
import { useCartCount } from '@/lib/cart/count';

type Labels = {
  /** Before the cookie is read: nobody is told that a full cart is empty. */
  unknown: string;
  empty: string;
  one: string;
  /** Formatted for 2; the number is replaced. */
  many: string;
};

function labelFor(count: number | null, { unknown, empty, one, many }: Labels): string {
  if (count === null) return unknown;
  return count === 0 ? empty : count === 1 ? one : many.replace('2', String(count));
}

const open = openInPlace(cartDrawerId);

export function BagLink({ href, labels }: { href: string; labels: Labels }) {
  const count = useCartCount();
  return (
    <ToolLink
      href={href}
      icon="bag"
      label={labelFor(count, labels)}
      count={count ?? 0}
      onClick={open}
      prefetch={false}
    />
  );
}
