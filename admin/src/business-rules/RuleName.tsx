import { Typography } from '@mui/material';
import { Fragment } from 'react';
import { isRuleKey } from '#shared/business-rules/rule-catalogue';
import { RULE_NAMES } from '#shared/business-rules/rule-names';

/** What a rule is called, and below it its key; only the key where the catalog has it no longer. */
export const RuleName = ({ of: key }: { of: string }) =>
  isRuleKey(key) ? (
    <>
      {RULE_NAMES[key]}{' '}
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        <KeyName name={key} />
      </Typography>
    </>
  ) : (
    <KeyName name={key} />
  );

/** May wrap between its words: MaxNumber|Plans|Small|Group. Screen readers and copy still get one word. */
const KeyName = ({ name }: { name: string }) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
