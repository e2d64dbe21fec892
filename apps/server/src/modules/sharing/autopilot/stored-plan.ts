/** The plan of a share. Older ones say `wish` for the filter of their slot. */
export const planColumn = `case when plan #> '{reason,wish}' is null then plan
  else jsonb_set(plan, '{reason,filter}', plan #> '{reason,wish}') end as plan`;
