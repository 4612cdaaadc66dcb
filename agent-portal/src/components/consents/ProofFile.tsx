import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useRef } from 'react';
import { chosenFileProblem, PDF_SIGNATURE } from '#shared/enrollment/upload-rules';

interface ProofFileProps {
  label: string;
  /** The button's full name, where several look alike. */
  name?: string;
  busy?: boolean;
  /** Called with a PDF, or with what is wrong with the file. */
  onChosen: (file: File | null, problem: string | null) => void;
}

/** Chooses the PDF that proves a record. */
export function ProofFile({ label, name = label, busy = false, onChosen }: ProofFileProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = async (file: File | undefined) => {
    if (file) {
      const start = await file.slice(0, PDF_SIGNATURE.length).text();
      const problem = chosenFileProblem({ sizeBytes: file.size, start });
      onChosen(problem ? null : file, problem);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadFileIcon />}
        loading={busy}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        name="Proof"
        accept="application/pdf,.pdf"
        hidden
        aria-label={`File: ${name}`}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
