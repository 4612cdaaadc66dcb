import { fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop.tsx';

describe('the zone of an import', () => {
  it.each([
    ['census', 'Census file'],
    ['demographics', 'Demographics file'],
  ] as const)('for a %s file is named after it, and refuses one that is too large in its words', (content, label) => {
    const chosen: string[] = [];
    render(
      <FileDrop
        content={content}
        file={null}
        busy={false}
        accept=".xlsx"
        prompt="Drop it here"
        hint="at most 10 MB"
        onChoose={({ name }) => chosen.push(name)}
      />,
    );
    const large = new File([], 'large.xlsx');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    fireEvent.change(screen.getByLabelText(label), { target: { files: [large] } });
    expect(screen.getByRole('alert').textContent).toBe(
      `This file is larger than 10 MB. Copy only the ${content} into a new file.`,
    );
    fireEvent.change(screen.getByLabelText(label), { target: { files: [new File(['x'], 'small.xlsx')] } });
    expect(chosen).toEqual(['small.xlsx']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
