'use client';
import { ToolLink } from '@/components/layout/tool-link';
import { openInPlace } from '@/components/ui/open-in-place';
import { searchDialogId } from './search-dialog-id';

const open = openInPlace(searchDialogId);

/** The magnifier: a link to the results page, which opens the overlay when JavaScript is available. */
export function SearchLink({ href, label }: { href: string; label: string }) {
  return <ToolLink href={href} icon="search" label={label} onClick={open} prefetch={false} />;
}
