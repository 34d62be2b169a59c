import type { Config, Field } from 'payload'

function changeInside(field: Field, change: (field: Field) => Field): Field {
  const all = (fields: Field[]) => fields.map((inner) => changeInside(inner, change))
  if (field.type === 'tabs')
    return change({ ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: all(tab.fields) })) })
  if (field.type === 'blocks')
    return change({ ...field, blocks: field.blocks.map((block) => ({ ...block, fields: all(block.fields) })) })
  return change('fields' in field ? ({ ...field, fields: all(field.fields) } as Field) : field)
}

/** A Payload plugin that maps the fields of all collections and globals, however deep. */
export const mapEveryField =
  (change: (field: Field) => Field) =>
  (config: Config): Config => {
    const changeIn = <Entity extends { fields: Field[] }>(entity: Entity): Entity => ({
      ...entity,
      fields: entity.fields.map((field) => changeInside(field, change)),
    })
    return { ...config, collections: config.collections?.map(changeIn), globals: config.globals?.map(changeIn) }
  }
