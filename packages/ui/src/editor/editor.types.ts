export interface TextEditorProps {
  value: string
  disabled?: boolean
  onChange: (value: string) => void
  onBlur?: () => void
}
