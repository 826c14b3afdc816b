import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { VisuallyHidden } from '@/components/ui/icon';
import { Drawer, opens } from '@/components/ui/overlay';

type Props = {
  id: string;
  /** Id of the form in the drawer: its button submits it, and closes the drawer. */
  form: string;
  words: { open: string; title: string; close: string; count: string; apply: string };
  children: ReactNode;
};

/** The filters of a list on a narrow screen, with the button that opens them. */
export function FacetsDrawer({ id, form, words, children }: Props) {
  return (
    <>
      <Button kind="secondary" size="small" {...opens(id)}>
        {words.open}
      </Button>
      <Drawer
        id={id}
        side="start"
        title={words.title}
        closeLabel={words.close}
        footer={
          <>
            {/* The count above the list is behind the drawer, where nothing is announced. */}
            <VisuallyHidden as="p" role="status">
              {words.count}
            </VisuallyHidden>
            <Button type="submit" form={form} block>
              {words.apply}
            </Button>
          </>
        }
      >
        {children}
      </Drawer>
    </>
  );
}
