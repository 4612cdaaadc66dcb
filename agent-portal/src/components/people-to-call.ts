const COUNT = new Intl.NumberFormat('en-US');

/** "12 clients to call": the figure, and what it counts. */
export const peopleToCall = (people: number): { figure: string; unit: string } => ({
  figure: COUNT.format(people),
  unit: people === 1 ? 'client to call' : 'clients to call',
});
