import { Box, Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, Typography } from '@mui/material';
import { useController } from 'react-hook-form';
import type { KnownRole } from '#shared/roles/role-names';
import { placeProblems } from '#shared/people/user-rules';

/** What the user may do: agents and internal staff are separate, because nobody is both. */
export function RolesInput({ all }: { all: readonly KnownRole[] }) {
  const { field, fieldState } = useController<{ Roles: string[] }, 'Roles'>({
    name: 'Roles',
    rules: {
      validate: (Roles) => placeProblems({ Roles, AgentId: null, IsGeneralAgent: false }, all).Roles ?? true,
    },
  });
  const toggle = (role: string) =>
    field.onChange(field.value.includes(role) ? field.value.filter((each) => each !== role) : [...field.value, role]);
  const unknown = field.value.filter((role) => !all.some((each) => each.role === role));
  const groups: [string, KnownRole[]][] = [
    ['Agents', all.filter(({ isInternal }) => !isInternal)],
    ['Internal staff', all.filter(({ isInternal }) => isInternal)],
    ['No longer available', unknown.map((role) => ({ role, name: role, isInternal: true }))],
  ];
  return (
    <FormControl component="fieldset" error={fieldState.invalid} required>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 0.5 }}>
        Roles
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 1 }}>
        {groups
          .filter(([, roles]) => roles.length > 0)
          .map(([title, roles]) => (
            <FormGroup key={title} role="group" aria-label={title}>
              <Typography variant="body2" color="textSecondary">
                {title}
              </Typography>
              {roles.map(({ role, name }, index) => (
                <FormControlLabel
                  key={role}
                  label={name}
                  control={
                    <Checkbox
                      size="small"
                      checked={field.value.includes(role)}
                      onChange={() => toggle(role)}
                      onBlur={field.onBlur}
                      slotProps={{ input: { ref: title === 'Agents' && index === 0 ? field.ref : undefined } }}
                    />
                  }
                />
              ))}
            </FormGroup>
          ))}
      </Box>
      {fieldState.error?.message && <FormHelperText sx={{ mx: 0 }}>{fieldState.error.message}</FormHelperText>}
    </FormControl>
  );
}
