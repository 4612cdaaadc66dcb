const COUNT = new Intl.NumberFormat('en-US');

/** "12 people to call": the figure, and what it counts. */
export const peopleToCall = (people: number): { figure: string; unit: string } => ({
  figure: COUNT.format(people),
  unit: people === 1 ? 'person to call' : 'people to call',
});
