import { Fragment } from 'react';

/** A key that may wrap between its words: MaxNumber|Plans|Small|Group. Screen readers and copy still get one word. */
export const KeyName = ({ name }: { name: string }) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
