import { Button, mergeClasses } from '@fluentui/react-components'
import { ArrowResetRegular } from '@fluentui/react-icons/svg/arrow-reset'
import { useFormat, useT } from '@seaport/i18n/react'
import type { ReactNode } from 'react'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { type ColourName, DEFAULT_KINDS, KINDS } from '../theme/colour-settings.ts'
import { shadesOf } from '../theme/seaport-theme.ts'
import { ColourInput } from './ColourInput.tsx'
import { PRESET_COLOURS, PRESETS } from './presets.ts'
import { ThemePreview } from './ThemePreview.tsx'
import { type LowContrast, useColours } from './useColours.ts'
import { useThemeSettingsStyles } from './useThemeSettingsStyles.ts'

/** Theme settings: presets, the five kind colours, header and sidebar. Applied at once and stored in this browser. */
export function ThemeSettings(): ReactNode {
  const t = useT('appearance')
  const styles = useThemeSettingsStyles()
  const colours = useColours()
  return (
    <Stack gap="L" width="page">
      <ThemePreview />
      <Group title={t('presets')}>
        <Row>
          {PRESETS.map((preset) => (
            <button
              key={preset}
              type="button"
              className={styles.preset}
              aria-pressed={colours.preset === preset}
              onClick={() => colours.choose(preset)}
            >
              <span
                className={styles.dot}
                style={{ backgroundColor: PRESET_COLOURS[preset].primary ?? DEFAULT_KINDS.primary }}
              />
              {t(`preset.${preset}`)}
            </button>
          ))}
        </Row>
      </Group>
      <Group title={t('kinds')} onReset={() => colours.reset(KINDS)}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <ColourInput
              label={t(`kind.${kind}`)}
              value={colours.effective[kind]}
              onChange={(colour) => colours.set(kind, colour)}
            />
            <Shades name={t(`kind.${kind}`)} colour={colours.effective[kind]} />
            {kind === 'primary' && <Warning ratio={colours.lowPrimary} />}
          </div>
        ))}
      </Group>
      <SurfaceGroup title={t('header')} names={['header-bg', 'header-text']} low={colours.lowHeader} />
      <SurfaceGroup title={t('sidebar')} names={['sidebar-bg', 'sidebar-text']} low={colours.lowSidebar} />
      <Button icon={<ArrowResetRegular />} onClick={() => colours.reset()}>
        {t('resetAll')}
      </Button>
    </Stack>
  )
}

interface SurfaceGroupProps {
  title: string
  names: readonly [background: ColourName, text: ColourName]
  low: LowContrast
}

function SurfaceGroup({ title, names: [background, text], low }: SurfaceGroupProps): ReactNode {
  const t = useT('appearance')
  const { chosen, effective, set, reset } = useColours()
  const input = (name: ColourName, label: string) => (
    <ColourInput
      label={label}
      value={effective[name]}
      note={chosen.get(name) ? undefined : t('asTheme')}
      onChange={(colour) => set(name, colour)}
    />
  )
  return (
    <Group title={title} onReset={() => reset([background, text])}>
      {input(background, t('background'))}
      {input(text, t('text'))}
      <Warning ratio={low} />
    </Group>
  )
}

function Group(props: { title: string; onReset?: () => void; children: ReactNode }): ReactNode {
  const t = useT('appearance')
  const styles = useThemeSettingsStyles()
  const resetLabel = t('resetGroup', { group: props.title })
  return (
    <Stack as="fieldset" gap="S" className={styles.group}>
      <legend className={styles.legend}>{props.title}</legend>
      {props.onReset && (
        <Button
          className={styles.reset}
          appearance="subtle"
          size="small"
          icon={<ArrowResetRegular />}
          aria-label={resetLabel}
          title={resetLabel}
          onClick={props.onReset}
        />
      )}
      {props.children}
    </Stack>
  )
}

function Shades({ name, colour }: { name: string; colour: string }): ReactNode {
  const t = useT('appearance')
  const styles = useThemeSettingsStyles()
  return (
    <div className={styles.shades} role="img" aria-label={t('shades', { colour: name })}>
      {[...new Set(shadesOf(colour))].map((shade) => (
        <span key={shade} className={styles.shade} style={{ backgroundColor: shade }} title={shade} />
      ))}
    </div>
  )
}

function Warning({ ratio }: { ratio: LowContrast }): ReactNode {
  const t = useT('appearance')
  const format = useFormat()
  const styles = useThemeSettingsStyles()
  if (ratio === undefined) return null
  // Rounded down: 4.48 must not read as the 4.5 that it misses.
  const shown = Math.floor(ratio * 10) / 10
  return (
    <p className={mergeClasses(styles.warning)} role="status">
      {t('lowContrast', { ratio: format.number(shown) })}
    </p>
  )
}
