import { Fragment } from 'react';

/** A key that may break between its words: MaxNumber|Plans|Small|Group. Read and copied, it is one word. */
export const KeyName = ({ name }: { name: string }) =>
  name.split(/(?<=[a-z0-9])(?=[A-Z])/).map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ));
