import EditIcon from '@mui/icons-material/EditOutlined';
import { ButtonBase } from '@mui/material';
import { useEffect, useRef } from 'react';
import { ruleName } from '#shared/business-rules/rule-names';
import type { RuleRecord } from '../rule-queries.ts';
import { RuleValue } from '../RuleValue.tsx';
import { shownValue } from '../shown-value.ts';
import { useValueEditing } from './value-editing.ts';

/** A rule's value: click or Enter changes it in place, where the list allows that. */
export function EditableValue({ rule }: { rule: RuleRecord }) {
  const editing = useValueEditing();
  const button = useRef<HTMLButtonElement>(null);
  const saved = editing?.savedKey;
  useEffect(() => {
    if (saved?.current === rule.Key) {
      saved.current = null;
      button.current?.focus({ preventScroll: true });
    }
  }, [saved, rule.Key]);
  const value = <RuleValue type={rule.Type} value={rule.Value} />;
  return editing ? (
    <ButtonBase
      ref={button}
      aria-haspopup="dialog"
      aria-label={`${shownValue(rule.Type, rule.Value)}: change ${ruleName(rule.Key)}`}
      onClick={({ currentTarget }) => editing.edit(rule, currentTarget)}
      sx={LOOK}
    >
      {value}
      <EditIcon aria-hidden fontSize="small" color="primary" className="no-print" />
    </ButtonBase>
  ) : (
    value
  );
}

const LOOK = {
  display: 'inline-flex',
  gap: 1,
  justifyContent: 'flex-start',
  textAlign: 'left',
  font: 'inherit',
  maxWidth: 'calc(100% + 12px)',
  minHeight: 32,
  mx: -0.75,
  px: 0.75,
  borderRadius: 1,
  overflowWrap: 'break-word',
  '& > svg': { flexShrink: 0, fontSize: 16 },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outline: 2, outlineColor: 'primary.main' },
} as const;
