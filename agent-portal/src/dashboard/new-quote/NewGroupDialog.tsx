import AddBusinessIcon from '@mui/icons-material/AddBusinessOutlined';
import CategoryIcon from '@mui/icons-material/CategoryOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import { NEW_GROUP_OPTIONS, NEW_GROUP_TITLE } from '#shared/sales/new-group-options';
import { OptionsDialog, type NewOption } from './OptionsDialog.tsx';

const [CREATE, FIND] = NEW_GROUP_OPTIONS;

const OPTIONS: readonly NewOption[] = [
  { icon: <AddBusinessIcon />, title: CREATE.title, text: CREATE.text, to: CREATE.path },
  { icon: <SearchIcon />, title: FIND.title, text: FIND.text, to: FIND.path },
  {
    icon: <CategoryIcon />,
    title: 'Choose a type of quote',
    text: 'New business or renewal, then the group it is for.',
    to: '/quotes/quote-type',
  },
];

/** Spec 002 section 2, "New group options modal". */
export const NewGroupDialog = ({ onClose }: { onClose: () => void }) => (
  <OptionsDialog title={NEW_GROUP_TITLE} options={OPTIONS} onClose={onClose} />
);
