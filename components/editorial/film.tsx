'use client';
import { type ComponentProps, useRef } from 'react';
import { useWhenLeft } from '@/components/ui/use-when-left';

/** A `<video>` that stops when its page is left: hidden, it would go on sounding. */
export function Film(props: ComponentProps<'video'>) {
  const film = useRef<HTMLVideoElement>(null);
  useWhenLeft(() => film.current?.pause());
  return <video {...props} ref={film} />;
}
