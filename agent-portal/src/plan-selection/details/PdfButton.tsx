import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';

/** Makes and saves a PDF. While it is made the button says so and keeps the focus; a refusal has been shown by then. */
export function PdfButton({ make }: { make: () => Promise<void> }) {
  const [isMaking, setMaking] = useState(false);
  const save = async () => {
    setMaking(true);
    try {
      await make();
    } catch {
      // Shown as a notification already.
    } finally {
      setMaking(false);
    }
  };
  return (
    <Button startIcon={<PdfIcon />} aria-disabled={isMaking} onClick={() => !isMaking && void save()}>
      {isMaking ? 'Making PDF' : 'PDF'}
    </Button>
  );
}
