'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const EXIT = '/api/exit-preview';

async function exit() {
  const answer = await fetch(EXIT, { headers: { accept: 'application/json' } });
  if (!answer.ok) console.error(`[preview] Failed to end the preview using ${EXIT}. Does it exist?`);
  window.location.reload();
}

/** Listens to the preview toolbar of the content service, which reports a changed draft and the end of the preview. */
export function PreviewEvents({ toolbar }: { toolbar: string }) {
  const router = useRouter();
  useEffect(() => {
    const update = (event: Event) => {
      event.preventDefault();
      router.refresh();
    };
    const end = (event: Event) => {
      event.preventDefault();
      void exit();
    };
    window.addEventListener('prismicPreviewUpdate', update);
    window.addEventListener('prismicPreviewEnd', end);
    return () => {
      window.removeEventListener('prismicPreviewUpdate', update);
      window.removeEventListener('prismicPreviewEnd', end);
    };
  }, [router]);
  return <script src={toolbar} async />;
}
