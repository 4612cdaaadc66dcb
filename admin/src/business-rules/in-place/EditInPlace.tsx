import { type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import { lazyPart } from '#web/shell/lazy-part';
import type { RuleRecord } from '../rule-queries.ts';
import type { RuleView } from '../rule-views.ts';
import { ValueEditingContext } from './value-editing.ts';

const EditRuleFrame = lazyPart(async () => (await import('../RuleDialogs.tsx')).EditRuleFrame);

/** A list whose values are changed in place; those of expired rules are not. */
export function EditInPlace({ view, children }: { view: RuleView; children: ReactNode }) {
  const savedKey = useRef<string | null>(null);
  const [open, setOpen] = useState<{ rule: RuleRecord; anchor: Element } | null>(null);
  const editing = useMemo(
    () => ({ savedKey, edit: (rule: RuleRecord, anchor: Element) => setOpen({ rule, anchor }) }),
    [],
  );
  if (view.source === null) {
    return children;
  }
  const close = () => setOpen(null);
  return (
    <ValueEditingContext value={editing}>
      {children}
      <Suspense>
        {open && (
          <EditRuleFrame
            id={open.rule.Id}
            place={{ anchor: open.anchor, allFields: `${view.path}/${open.rule.Id}` }}
            onClose={close}
            onSaved={() => {
              savedKey.current = open.rule.Key;
              close();
            }}
          />
        )}
      </Suspense>
    </ValueEditingContext>
  );
}
