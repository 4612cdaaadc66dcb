import { Button } from '@mui/material';
import { Link } from 'react-router';
import { Screen } from '#web/shell/Screen';

/** An address of the console that leads nowhere. */
export const NotFoundScreen = () => (
  <Screen title="This page does not exist" subtitle="The address may be mistyped, or the page may have moved.">
    <Button variant="contained" component={Link} to="/">
      Go to the console’s home page
    </Button>
  </Screen>
);
