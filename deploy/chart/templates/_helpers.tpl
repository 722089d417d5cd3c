{{/* Labels of a part: (dict "root" $ "part" "api"). */}}
{{- define "protracker.labels" -}}
{{ include "protracker.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version }}
{{- end }}

{{- define "protracker.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "protracker.name" -}}
{{ printf "%s-%s" .root.Release.Name .part | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* No one is root, nothing is written outside of volumes, no token of the cluster is mounted. */}}
{{- define "protracker.pod" -}}
automountServiceAccountToken: false
# 2 s in which requests still come, 8 s in which they finish.
terminationGracePeriodSeconds: 20
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels:
        {{- include "protracker.selector" . | nindent 8 }}
{{- end }}

{{- define "protracker.container" -}}
imagePullPolicy: {{ .root.Values.images.pullPolicy }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities:
    drop: [ALL]
{{- end }}

{{/* The API's settings, which lead mail has too. */}}
{{- define "protracker.apiSettings" -}}
- name: WEB_URL
  value: {{ required "webUrl is where people reach the product" .Values.webUrl | quote }}
- name: MAIL_FROM
  value: {{ required "mail.from is the sender of every email" .Values.mail.from | quote }}
- name: OPERATORS_MAIL
  value: {{ required "mail.operators is who gets tickets" .Values.mail.operators | quote }}
- name: TRUSTED_PROXIES
  value: {{ add .Values.shell.trustedProxies 1 | quote }}
{{- if .Values.leadMail.enabled }}
- name: LEAD_MAIL_DOMAIN
  value: {{ required "leadMail.domain is what the addresses of lead sources end with" .Values.leadMail.domain | quote }}
{{- end }}
{{- range $name, $value := .Values.extraSettings }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- end }}

{{/* One Pod at least stays while a node is emptied. */}}
{{- define "protracker.disruption" -}}
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ include "protracker.name" . }}
  labels:
    {{- include "protracker.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels:
      {{- include "protracker.selector" . | nindent 6 }}
{{- end }}
