'use client';
import { useEffect } from 'react';

/** An origin of which the simulator's kit reads messages in a production build. */
const READ = 'https://embedded.prismic.io';

/**
 * Connects the simulator with the embedded editor: a production build of Prismic's kit reads messages of Prismic's hosts
 * only. Those of the embedded content service, and of nobody else, are passed on as such.
 */
export function EmbeddedEditor({ origin }: { origin: string }) {
  useEffect(() => {
    const pass = ({ origin: from, data, source, ports }: MessageEvent) => {
      if (from !== origin) return;
      window.dispatchEvent(new MessageEvent('message', { data, source, ports: [...ports], origin: READ }));
    };
    window.addEventListener('message', pass);
    return () => window.removeEventListener('message', pass);
  }, [origin]);
  return null;
}
