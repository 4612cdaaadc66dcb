const neverShown = (): never => {
  throw new Error('The console is built without this part of react-admin: see stand-ins.ts.');
};

/**
 * What react-admin's lists and tables show where nothing else is asked for. Every list of the console has its own heading, empty
 * state and buttons, and what is done with chosen rows stands beside the table.
 */
export {
  neverShown as BulkActionsToolbar,
  neverShown as BulkDeleteButton,
  neverShown as ColumnsSelectorItem,
  neverShown as Empty,
  neverShown as ListActions,
  neverShown as PageTitleConfigurable,
};

/** Every table has it; it shows only while react-admin's own choice of columns is open. */
export const ColumnsSelector = () => null;
