import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridFilterForm,
  GridPanelContent,
  GridPanelFooter,
  GridPanelWrapper,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-pro';
import { products } from '#data/products';
import { columns } from './columns';

const MOST = 3;
const LockedContext = React.createContext(false);

function Conditions() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const locked = React.useContext(LockedContext);
  const panel = React.useRef<HTMLDivElement>(null);
  const lastForm = React.useRef<{ focus: () => void }>(null);

  // Keyboard users need the focus in the panel, even if no input takes it.
  React.useEffect(() => {
    panel.current?.focus();
    lastForm.current?.focus();
  }, [items.length]);

  const add = () => {
    const id = 1 + Math.max(0, ...items.map((item) => Number(item.id)));
    apiRef.current.upsertFilterItem({
      id,
      field: 'name',
      operator: 'contains',
    });
  };

  return (
    <GridPanelWrapper ref={panel}>
      <GridPanelContent>
        {items.map((item, index) => (
          <GridFilterForm
            key={item.id}
            item={item}
            readOnly={locked}
            // The first form leaves room for "And" or "Or", and the second one
            // sets it for all.
            hasMultipleFilters={items.length > 1}
            showMultiFilterOperators={index > 0}
            disableMultiFilterOperator={locked || index !== 1}
            focusElementRef={index === items.length - 1 ? lastForm : null}
            applyFilterChanges={apiRef.current.upsertFilterItem}
            applyMultiFilterOperatorChanges={
              apiRef.current.setFilterLogicOperator
            }
            deleteFilter={apiRef.current.deleteFilterItem}
          />
        ))}
      </GridPanelContent>
      <GridPanelFooter>
        <Button disabled={locked || items.length >= MOST} onClick={add}>
          Add condition
        </Button>
        <Typography role="status" variant="body2" sx={{ alignSelf: 'center' }}>
          {`${items.length} of ${MOST}`}
        </Typography>
      </GridPanelFooter>
    </GridPanelWrapper>
  );
}

export default function ConditionForms() {
  const [locked, setLocked] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Lock the conditions"
        control={<Switch checked={locked} />}
        onChange={(_event, checked) => setLocked(checked)}
        sx={{ mb: 1 }}
      />
      <Box sx={{ height: 440 }}>
        <LockedContext.Provider value={locked}>
          <DataGridPro
            label="Products"
            density="compact"
            showToolbar
            disableColumnMenu
            slots={{ filterPanel: Conditions }}
            rows={products}
            columns={columns}
            initialState={{
              filter: {
                filterModel: {
                  items: [
                    { id: 1, field: 'rating', operator: '>', value: '4' },
                    { id: 2, field: 'stock', operator: '<', value: '20' },
                  ],
                },
              },
            }}
          />
        </LockedContext.Provider>
      </Box>
    </Box>
  );
}
