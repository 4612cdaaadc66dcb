import { DayInput } from './DayInput.tsx';

/** Wide enough for a day and the button of the calendar. */
const DAY_WIDTH_PX = 160;

interface DayFilterProps {
  source: string;
  label: string;
  /** react-admin asks each filter whether it is always shown; the day itself takes no part of that. */
  alwaysOn: boolean;
}

/** A day among the filters of a list. */
export const DayFilter = ({ source, label }: DayFilterProps) => (
  <div style={{ width: DAY_WIDTH_PX }}>
    <DayInput source={source} label={label} />
  </div>
);
