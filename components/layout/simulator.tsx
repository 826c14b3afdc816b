'use client';
import {
  disableEventHandler,
  getDefaultMessage,
  onClickHandler,
  SimulatorManager,
  StateEventType,
  simulatorClass,
  simulatorRootClass,
} from '@prismicio/simulator/kit';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from '@/components/editorial/sections.css';

/** One for the page: the kit listens to its host once. */
const manager = new SimulatorManager();
const LISTENER = 'simulator';

type Props = {
  /** A server action: slices as JSON and the language → the slices as the site draws them. */
  draw: (form: FormData) => Promise<ReactNode>;
  /** The language of the address; empty where it says none. */
  lang: string;
  /** What the address itself holds. */
  children: ReactNode;
};

/**
 * Prismic's simulator, by the kit of its protocol. Its own component for the App Router puts all slices into the address, which
 * servers refuse from 8 or 16 KB on: a long document was not drawn. Here they are posted.
 */
export function Simulator({ draw, lang, children }: Props) {
  const [shown, setShown] = useState<ReactNode>(children);
  const [message, setMessage] = useState('');
  const turn = useRef(0);

  useEffect(() => {
    const show = async (slices: unknown) => {
      turn.current += 1;
      const own = turn.current;
      const form = new FormData();
      form.set('slices', JSON.stringify(slices));
      form.set('lang', lang);
      const drawn = await draw(form);
      // A later change may have been drawn meanwhile.
      if (own === turn.current) setShown(drawn);
    };
    manager.state.on(StateEventType.Slices, (slices) => void show(slices), LISTENER);
    manager.state.on(StateEventType.Message, setMessage, LISTENER);
    setMessage(getDefaultMessage());
    manager.init();
    return () => {
      manager.state.off(StateEventType.Slices, LISTENER);
      manager.state.off(StateEventType.Message, LISTENER);
    };
  }, [draw, lang]);

  return (
    <div className={`${simulatorClass} ${css.frame}`}>
      {message ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: texts of the kit itself
        <article dangerouslySetInnerHTML={{ __html: message }} />
      ) : (
        <div
          id="root"
          className={simulatorRootClass}
          onClickCapture={(event: MouseEvent) => onClickHandler(event as never)}
          onSubmitCapture={(event: FormEvent) => disableEventHandler(event as never)}
        >
          {shown}
        </div>
      )}
    </div>
  );
}

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
