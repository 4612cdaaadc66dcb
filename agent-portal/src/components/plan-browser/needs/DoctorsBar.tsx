import { addDoctorProblem, CHECK_WITH_OFFICE, doctorName } from '#shared/providers/doctor-networks';
import { lazyPart } from '#web/shell/lazy-part';
import { NeedsBar } from './NeedsBar.tsx';
import type { QuoteDoctors } from './use-quote-doctors.ts';

const AddDoctorDialog = lazyPart(async () => (await import('./AddDoctorDialog.tsx')).AddDoctorDialog);

/** Whom the client wants to keep. */
export const DoctorsBar = ({ doctors: { list, zip, readAgain, add, remove } }: { doctors: QuoteDoctors }) => (
  <NeedsBar
    label="Doctors"
    one="doctor"
    {...{ list, readAgain }}
    nameOf={(doctor) => doctorName(doctor, list)}
    problem={addDoctorProblem(list.length)}
    note={CHECK_WITH_OFFICE}
    onRemove={remove}
  >
    {(close) => (
      <AddDoctorDialog
        zip={zip}
        onAdd={(doctor) => {
          close();
          add(doctor);
        }}
        onClose={close}
      />
    )}
  </NeedsBar>
);
